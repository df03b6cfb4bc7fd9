import { Icon, type IconName } from '../icon'
import { find, render } from './render'

/** What is drawn for an icon, which has no name on the page. */
export function iconPath(name: IconName): string | null {
  const { page, close } = render(<Icon name={name} />)
  const path = find(page, 'path').getAttribute('d')
  close()
  return path
}
