import { type ToastItem, ToastRegion } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { type AreaMessages, useAreaCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import type { ViewingNews } from '../../viewing';

type Words = AreaMessages['viewing']['news'];

function toToast(news: ViewingNews, id: string, words: Words): ToastItem {
  if ('title' in news) {
    const action = { text: words.undo, onAct: news.undo };
    return { id, text: words[news.type]({ title: news.title }), tone: 'good', action };
  }
  return { id, text: words[news.type], tone: 'bad', urgency: 'assertive' };
}

/** Says what became of a change of the user's lists, and offers to undo it. */
export function ViewingNotices() {
  const { news } = useRuntime();
  const { news: words } = useAreaCopy('viewing');
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);

  // The region is in the page before its first toast, so that this is read out too.
  useEffect(() => {
    let count = 0;
    const show = () => {
      const latest = news.get();
      count += 1;
      setToasts(latest === null ? [] : [toToast(latest, `${count}`, words)]);
    };
    show();
    return news.subscribe(show);
  }, [news, words]);

  return (
    <ToastRegion
      label={words.label}
      dismissLabel={words.dismiss}
      toasts={toasts}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  );
}
