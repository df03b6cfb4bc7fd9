import { DEFAULT_SLUG, type Slug } from '../domain/league'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { parsePageSlug } from './page-leagues'

/** The league to start with: the one looked at last, on this device. */
export function readLastSlug(): Slug {
  return parsePageSlug(localValues.read(STORAGE_KEYS.lastSport) ?? '') ?? DEFAULT_SLUG
}
