export function bundle(file: string, outfile: string): Promise<void>
