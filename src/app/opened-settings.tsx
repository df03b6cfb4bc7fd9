import { Settings } from '../features/account/settings/settings'
import { ApiKeys } from '../features/api-keys/api-keys'
import { NewKeyScope } from '../features/api-keys/new-key-scope'
import { LockedPart } from '../features/box-score/locked-part'
import { MyTeams } from '../features/favourites/my-teams'

/** The settings with the parts that belong to other features. */
export function OpenedSettings() {
  const keys = <ApiKeys locked={<LockedPart label="API Keys" permission="api_access" />} />
  return (
    <NewKeyScope>
      <Settings myTeams={<MyTeams />} apiKeys={keys} />
    </NewKeyScope>
  )
}
