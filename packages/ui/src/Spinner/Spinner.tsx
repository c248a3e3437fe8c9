import { page, pageMark, spinner } from './Spinner.css';

/** A small turning mark inside something that says in words what is loading. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}

export interface LoadingPageProps {
  /** What is being waited for, for instance "Loading". */
  label: string;
}

/** Fills the page while nothing else can be shown yet. */
export function LoadingPage({ label }: LoadingPageProps) {
  return (
    <div className={page} role="status">
      <span className={pageMark}>
        <Spinner />
      </span>
      <span>{label}</span>
    </div>
  );
}
