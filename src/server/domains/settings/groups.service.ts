import { settings } from '../../db/schema/settings.ts'

/** The table of groups, for a domain that declares one which it has something to do with. */
export const groupsTable = settings
