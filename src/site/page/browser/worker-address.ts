/** At the root: a worker may keep what is below its own address. */
export const workerAddress = '/service-worker.js'
