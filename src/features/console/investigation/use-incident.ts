import { useLocation, useSearch } from 'wouter'
import {
  incidentText,
  parseIncident,
  type IncidentRef,
} from '../../../domain/operations/investigation/investigation'

const NAME = 'investigate'

/** The address of the section below names the incident, so that it can be sent, reloaded and left with Back. */
export function useIncident(): {
  readonly incident: IncidentRef | undefined
  readonly hrefOf: (ref: IncidentRef) => string
  readonly close: () => void
} {
  const [location, go] = useLocation()
  const search = useSearch()
  const addressWith = (value: string | undefined) => {
    const params = new URLSearchParams(search)
    if (value === undefined) params.delete(NAME)
    else params.set(NAME, value)
    const text = params.toString()
    return text === '' ? location : `${location}?${text}`
  }
  return {
    incident: parseIncident(new URLSearchParams(search).get(NAME)),
    hrefOf: (ref) => addressWith(incidentText(ref)),
    // Replaces the history entry, so that Back goes to the previous page and not into the investigation again.
    close: () => go(addressWith(undefined), { replace: true }),
  }
}
