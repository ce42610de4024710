/** How the server's process is started so that it holds no more than it needs. */
export const lean: { flags: string[]; env: Record<string, string> }
