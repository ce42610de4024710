/** Of the search that opens over the page, for what opens it. */
export const searchId = 'search-overlay'
