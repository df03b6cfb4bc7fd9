declare function require(id: string): unknown
declare const console: { log(text: string): void }
// A module that a busy route keeps in its runtime.
declare var boards: unknown

/** This is the engine's own `Buffer`; it has what these hooks and their tests use of Node's. */
declare const Buffer: { from(text: string, encoding?: 'base64'): { toString(encoding?: 'base64'): string } }
