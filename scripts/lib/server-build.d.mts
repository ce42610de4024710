export function ensureServerBuilt(node: string): Promise<{ main: string; env: Record<string, string> }>
