import { startSignedIn } from '../account'
import type { Stand } from './screen'

export const CONSOLE = 'CONSOLE_PATH'
export const HOME = '/admin/dashboard'

export const asOperator = async ({ context, product }: Stand) =>
  void (await startSignedIn(context, product, { superuser: true }))
