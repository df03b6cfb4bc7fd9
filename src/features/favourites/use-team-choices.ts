import { useCallback, useEffect, useMemo } from 'react'
import { usePorts } from '../../state/ports'
import { useStored } from '../../state/use-stored'
import { loadTeams } from '../../sync/teams/load-teams'
import { teamChoices, type TeamChoice } from './team-choices'

/** All teams: first those stored on the device, then those of the server when they arrive. */
export function useTeamChoices(): readonly TeamChoice[] {
  const { storage } = usePorts()
  const query = useCallback(async () => {
    const [teams, boards] = await Promise.all([storage.readAll('teams'), storage.readAll('boards')])
    return { teams, boards }
  }, [storage])
  const found = useStored(query)
  useEffect(() => void loadTeams(storage), [storage])
  return useMemo(() => (found ? teamChoices(found.teams, found.boards) : []), [found])
}
