import { createContext, use, type ReactNode } from 'react'
import type { Game } from '../../../domain/game'
import type { GameSlug } from '../../../domain/league'
import styles from './card-footer.module.css'

export interface CardFooterProps {
  readonly slug: GameSlug
  readonly game: Game
}

type DrawFooter = (props: CardFooterProps) => ReactNode

/** What stands at the foot of every card: `app` puts it there, as features do not know each other. */
export const CardFooterContext = createContext<DrawFooter | undefined>(undefined)

export function CardFooter(props: CardFooterProps) {
  const draw = use(CardFooterContext)
  if (!draw) return null
  return <div className={styles.footer}>{draw(props)}</div>
}
