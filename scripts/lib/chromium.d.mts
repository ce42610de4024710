export function ensureChromium(node: string, options?: { whole?: boolean }): Promise<string | null>
