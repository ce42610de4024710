/** Why a backup was not made or not taken in, in words for whoever asked for it. */
export class BackupError extends Error {
  override name = 'BackupError'
}
