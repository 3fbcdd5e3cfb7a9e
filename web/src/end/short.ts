/** A long text of random letters as people compare it: how it begins and ends. */
export const short = (text: string): string => (text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text)
