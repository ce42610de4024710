import { parseArgs } from 'node:util'
import { FileReplaced } from '#server/adapters/file-pieces.ts'
import { folderStorage } from '#server/adapters/folder-storage.ts'
import { MoveError, moveFiles } from '#server/adapters/move-files.ts'
import { objectStorage } from '#server/adapters/object-store/object-store.ts'
import { StoreRefusal } from '#server/adapters/object-store/send.ts'
import type { Config } from '#server/config/config.ts'
import { readStoreAddress, storeName } from '#server/config/store-address.ts'
import { filesFolder } from '#server/open-storage.ts'

export const usage = `npm run fieldhouse -- move-files --to store|folder [--take-away]

Copies all files between the folder in DATA_DIR and the store of STORAGE_URL, and reads each of them back. What is
there already is left, so run it once while the server goes on, once more when it has stopped, and start it with the
new setting. --take-away deletes each file where it came from once it has been read back.`

/** `move-files`: from the folder of a machine to a store that all share, or back. */
export async function moveFilesCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'take-away': { type: 'boolean', default: false } },
  })
  if (values.to !== 'store' && values.to !== 'folder') {
    console.error(usage)
    return 2
  }
  if (!config.STORAGE_URL) {
    console.error(
      'STORAGE_URL names no store. Set it for this command, also while the server goes on without.',
    )
    return 2
  }
  const address = readStoreAddress(config.STORAGE_URL)
  const places = [
    { name: storeName(address), storage: objectStorage(address) },
    { name: filesFolder(config), storage: folderStorage(filesFolder(config)) },
  ] as const
  const [to, from] = values.to === 'store' ? places : ([places[1], places[0]] as const)
  try {
    const { files, bytes, already } = await moveFiles({
      from: from.storage,
      to: to.storage,
      takeAway: values['take-away'],
      onFile: (moved) => moved.files % 1000 === 0 && console.log(`${moved.files} files so far`),
    })
    console.log(
      `${files} files of ${bytes} bytes lie in ${to.name}, read back byte for byte; ${already} of them did before. ${values['take-away'] ? `${from.name} has them no longer.` : `${from.name} still has them too.`}`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof MoveError || error instanceof FileReplaced || error instanceof StoreRefusal))
      throw error
    console.error(error.message)
    return 1
  }
}
