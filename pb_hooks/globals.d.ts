declare function require(id: string): unknown
declare const console: { log(text: string): void }
