/** Since when a device has had an answer that it gives in place of the network's. */
export const keptAtHeader = 'x-kept-at'
