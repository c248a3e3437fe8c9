export function ListingRoute() {
  return null;
}
