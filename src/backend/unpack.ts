/** Unpacks JSON from gzip in base64. It fails in a browser that cannot unpack; every one since 2023 can. */
export async function unpack(base64: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).json()
}
