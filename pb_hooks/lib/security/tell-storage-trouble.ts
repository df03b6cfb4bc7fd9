/** SQLite's words when it takes no write: no room, a disk that can only be read or fails, or another writer without end. */
const TAKES_NO_WRITE = /disk is full|readonly database|disk I\/O error|database is locked/i

/**
 * PocketBase answers an unexpected error with 400, which for a sign-in means a wrong password. People whose password is
 * right would doubt it, so trouble of the storage gets an answer of its own. PocketBase still logs the error itself.
 */
export function tellStorageTrouble(e: core.RequestEvent, answer: () => void): void {
  try {
    return answer()
  } catch (error) {
    const message = 'The server can save nothing at the moment. Please try again later.'
    if (TAKES_NO_WRITE.test(String(error)) && !e.written()) e.json(503, { status: 503, message, data: {} })
    throw error
  }
}
