declare function require(id: string): unknown
declare const console: { log(text: string): void }
// A module that a busy route keeps in its runtime.
declare var boards: unknown
