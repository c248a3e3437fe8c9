export function SeriesRoute() {
  return null;
}
