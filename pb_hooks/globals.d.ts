declare function require(id: string): unknown
declare const console: { log(text: string): void }
// A module that a busy route keeps in its runtime.
declare var boards: unknown

/** The engine's own; of Node's it has what these hooks use. */
declare const Buffer: { from(text: string, encoding: 'base64'): { toString(): string } }
