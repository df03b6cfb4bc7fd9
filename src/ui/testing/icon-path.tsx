import { Icon, type IconName } from '../icon'
import { find, render } from './render'

/** What is drawn for an icon, which has no name on the page. */
export function iconPath(name: IconName): string | null {
  const rendered = render(<Icon name={name} />)
  const path = find(rendered.page, 'path').getAttribute('d')
  rendered.close()
  return path
}
