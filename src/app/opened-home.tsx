import { Redirect, useLocation } from 'wouter'
import { HomeScreen } from '../features/home/home-screen'
import { HOME_PATH } from '../state/paths'

/** The page of all leagues. The league bar knows it by its one address, so any other form of it leads there. */
export function OpenedHome() {
  const [location] = useLocation()
  return location === HOME_PATH ? <HomeScreen /> : <Redirect to={HOME_PATH} replace />
}
