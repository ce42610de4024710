import { join } from 'node:path'
import { folderStorage } from './adapters/folder-storage.ts'
import { objectStorage } from './adapters/object-store/object-store.ts'
import { rememberingInfos } from './adapters/remembered-infos.ts'
import type { Storage } from './adapters/storage.ts'
import type { Config } from './config/config.ts'
import { readStoreAddress, storeName } from './config/store-address.ts'
import type { Meters } from './meters/meters.ts'

type Place = Pick<Config, 'DATA_DIR' | 'STORAGE_URL'>

/** How long a machine may go on with what another has replaced; what shows a file asks for it by a new address anyway. */
const freshMs = 30_000

export const filesFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'files')

const steps = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30]

/** Where the files are: in the store that is named, or in a folder of this machine. */
export function openStorage(config: Place, meters?: Meters): Storage {
  if (!config.STORAGE_URL) return folderStorage(filesFolder(config))
  const seconds = meters?.histogram(
    'store_seconds',
    'How long the store of the files took, by what it answered',
    steps,
  )
  const onTry = (method: string, outcome: string, took: number) => seconds?.observe({ method, outcome }, took)
  return rememberingInfos(objectStorage(readStoreAddress(config.STORAGE_URL), { onTry }), { freshMs })
}

/** As an operator is told of it. */
export const storagePlace = (config: Place): string =>
  config.STORAGE_URL ? storeName(readStoreAddress(config.STORAGE_URL)) : filesFolder(config)
