/** By itself, so that a page in the browser can ask for as much without the checks that schemas bring. */
export const maxPageSize = 100
