import { SitePage } from '../frame/SitePage';
import { useHomeData } from './homeData';
export function HomeRoute() {
  const d = useHomeData();
  return <SitePage>{d.shelves.length}</SitePage>;
}
