import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { folderStorage } from './folder-storage.ts'
import { objectStorage } from './object-store/object-store.ts'
import { readStoreAddress, storeName } from './object-store/store-address.ts'
import { rememberingInfos } from './remembered-infos.ts'
import type { Storage } from './storage.ts'

type Place = Pick<Config, 'DATA_DIR' | 'STORAGE_URL'>

/** How long a machine may go on with what another has replaced; what shows a file asks for it by a new address anyway. */
const freshMs = 30_000

export const filesFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'files')

/** Where the files are: in the store that is named, or in a folder of this machine. */
export const openStorage = (config: Place): Storage =>
  config.STORAGE_URL
    ? rememberingInfos(objectStorage(readStoreAddress(config.STORAGE_URL)), { freshMs })
    : folderStorage(filesFolder(config))

/** As an operator is told of it. */
export const storagePlace = (config: Place): string =>
  config.STORAGE_URL ? storeName(readStoreAddress(config.STORAGE_URL)) : filesFolder(config)
