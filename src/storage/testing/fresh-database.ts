import { indexedDB } from 'fake-indexeddb'
import { answerOf } from '../ask-natively'
import type { OpenDatabase } from '../logos'
import { openNatively } from '../open-natively'
import type { StoredLogo } from '../logos'

/** For tests: a database that no other test has seen, as the worker opens it. */
export function freshDatabase(): OpenDatabase {
  const opened = openNatively(`test-${crypto.randomUUID()}`, indexedDB)
  return () => opened
}

export async function allLogos(open: OpenDatabase): Promise<readonly StoredLogo[]> {
  const logos = (await open()).transaction('logos').objectStore('logos')
  return await answerOf<StoredLogo[]>(logos.getAll())
}

export async function putLogo(open: OpenDatabase, logo: StoredLogo): Promise<void> {
  await answerOf((await open()).transaction('logos', 'readwrite').objectStore('logos').put(logo))
}
