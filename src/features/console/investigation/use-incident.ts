import { useLocation, useSearch } from 'wouter'
import {
  incidentText,
  parseIncident,
  type IncidentRef,
} from '../../../domain/operations/investigation/investigation'

const NAME = 'investigate'

/** What is being looked into stands in the address of the section below, so that it can be sent, reloaded and left by Back. */
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
    // Back leads on from here to what was before, not into it again.
    close: () => go(addressWith(undefined), { replace: true }),
  }
}
