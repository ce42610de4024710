export function ensureChromium(node: string): Promise<string | null>
