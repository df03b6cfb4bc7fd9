import { createContext, type ReactNode } from 'react'

/**
 * Notices for every page. Each page shows them below its head, because on phones the head covers what stands above it.
 */
export const PageNotices = createContext<ReactNode>(null)
