export function ensurePostgresBinaries(): Promise<string | null>
