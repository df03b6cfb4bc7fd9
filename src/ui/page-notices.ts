import { createContext, type ReactNode } from 'react'

/** What is said on whichever page: each shows it below its head, which on phones lies over what stands above it. */
export const PageNotices = createContext<ReactNode>(null)
