import { FEED_FAULTS } from './feed-faults'
import { PAGE_FAULTS } from './page-faults'
import type { RecordedFault } from './recorded-fault'
import { SERVER_FAULTS } from './server-faults'
import { SERVICE_FAULTS } from './service-faults'

export const RECORDED_FAULTS: readonly RecordedFault[] = [
  ...FEED_FAULTS,
  ...SERVICE_FAULTS,
  ...SERVER_FAULTS,
  ...PAGE_FAULTS,
]
