// Runs in the report's page: the list of findings, what is chosen of it, and the keys.

(() => {
  const find = (id) => document.getElementById(id);
  const make = (name, properties = {}) => Object.assign(document.createElement(name), properties);
  const { against, total, same, findings } = JSON.parse(find('findings').textContent);

  const KINDS = { failed: 'Failed', changed: 'Changed', new: 'New', gone: 'No longer there' };
  const VIEWS = { side: 'Side by side', swap: 'Swap', slider: 'Slider', difference: 'Difference' };
  const ZOOMS = { width: 'Width', whole: 'Whole', place: 'Change' };
  const ZOOM_KEYS = { width: 'w', whole: 'f', place: 'z' };

  const state = {
    at: 0,
    kinds: new Set(Object.keys(KINDS)),
    component: '',
    mode: '',
    view: 'side',
    zoom: 'width',
    place: 0,
    isSwapped: false,
    hasOutlines: true,
  };
  let offered = findings;

  const nameOf = ({ title, name }) => `${title} › ${name}`;
  const current = () => offered[state.at] ?? null;

  /** A row of buttons of which one is pressed; returns how to press another. */
  function choices(id, texts, keyOf, choose) {
    const buttons = Object.entries(texts).map(([value, text]) => {
      const button = make('button', { type: 'button', textContent: `${text} ` });
      button.append(make('kbd', { textContent: keyOf(value) }));
      button.addEventListener('click', () => choose(value));
      return [value, button];
    });
    find(id).append(...buttons.map(([, button]) => button));
    return (chosen) => {
      for (const [value, button] of buttons) button.setAttribute('aria-pressed', String(value === chosen));
    };
  }

  const viewNumbers = Object.fromEntries(Object.keys(VIEWS).map((view, place) => [view, String(place + 1)]));
  const pressView = choices('views', VIEWS, (view) => viewNumbers[view], chooseView);
  const pressZoom = choices('zooms', ZOOMS, (zoom) => ZOOM_KEYS[zoom], chooseZoom);

  function chooseView(view) {
    state.isSwapped = view === 'swap' && state.view === 'swap' ? !state.isSwapped : false;
    state.view = view;
    draw();
  }

  /** Chosen again, the zoom to what has changed goes on to the next place. */
  function chooseZoom(zoom) {
    const places = current()?.places?.length ?? 0;
    if (zoom === 'place' && state.zoom === 'place' && places > 0) state.place = (state.place + 1) % places;
    state.zoom = zoom;
    draw();
  }

  function zoomBy(factor) {
    const now = typeof state.zoom === 'number' ? state.zoom : 1;
    state.zoom = Math.min(8, Math.max(0.125, now * factor));
    draw();
  }

  function whatOf(finding) {
    const { kind, modes, text, places = [] } = finding;
    const at = places.length > 1 ? `; ${places.length} places` : '';
    return [KINDS[kind], modes.join(', '), text && `${text}${at}`].filter(Boolean).join(' · ');
  }

  function drawList() {
    find('list').replaceChildren(
      ...offered.map((finding, at) => {
        const button = make('button', {
          type: 'button',
          className: finding.kind,
          textContent: nameOf(finding),
        });
        const small = make('small');
        small.append(
          make('span', { className: 'kind', textContent: KINDS[finding.kind] }),
          ` ${finding.modes.join(', ')}`,
        );
        button.append(small);
        button.addEventListener('click', () => go(at));
        const item = make('li');
        item.append(button);
        return item;
      }),
    );
  }

  /** Shows the finding that is chosen. */
  function draw() {
    const finding = current();
    find('current').hidden = !finding;
    find('nothing').hidden = Boolean(finding);
    find('nothing').textContent = findings.length === 0 ? 'No picture has changed.' : 'Nothing of this kind.';
    if (!finding) return pictures.show({ ...state, finding });
    find('count').textContent = `${state.at + 1} of ${offered.length}`;
    find('previous').disabled = state.at === 0;
    find('next').disabled = state.at === offered.length - 1;
    find('name').textContent = nameOf(finding);
    find('what').textContent = whatOf(finding);
    find('failure').textContent = finding.failure ?? '';
    find('tools').hidden = !finding.file;
    find('views').hidden = finding.kind !== 'changed';
    find('slider').hidden = finding.kind !== 'changed' || state.view !== 'slider';
    pressView(state.view);
    pressZoom(state.zoom);
    for (const [at, item] of [...find('list').children].entries()) {
      item.firstChild.setAttribute('aria-current', String(at === state.at));
    }
    return pictures.show({ ...state, finding });
  }

  function go(at) {
    state.at = Math.min(Math.max(at, 0), offered.length - 1);
    state.place = 0;
    state.isSwapped = false;
    history.replaceState(null, '', current() ? `#${findings.indexOf(current())}` : '#');
    draw();
    find('list').children[state.at]?.scrollIntoView({ block: 'nearest' });
  }

  function filter() {
    const was = current();
    offered = findings.filter(
      ({ kind, title, modes }) =>
        state.kinds.has(kind) &&
        (!state.component || title === state.component) &&
        (!state.mode || modes.includes(state.mode)),
    );
    drawList();
    go(Math.max(0, offered.indexOf(was)));
  }

  function fillFilters() {
    for (const [kind, text] of Object.entries(KINDS)) {
      const count = findings.filter((finding) => finding.kind === kind).length;
      if (count === 0) continue;
      const box = make('input', { type: 'checkbox', checked: true });
      box.addEventListener('change', () => {
        state.kinds[box.checked ? 'add' : 'delete'](kind);
        filter();
      });
      const label = make('label');
      label.append(box, `${text} (${count})`);
      find('kinds').append(label);
    }
    const values = {
      component: findings.map(({ title }) => title),
      mode: findings.flatMap(({ modes }) => modes),
    };
    for (const [id, all] of Object.entries(values)) {
      find(id).append(
        ...[...new Set(all)].sort().map((value) => make('option', { value, textContent: value })),
      );
      find(id).addEventListener('change', ({ target }) => {
        state[id] = target.value;
        filter();
      });
    }
  }

  const KEYS = {
    j: () => go(state.at + 1),
    k: () => go(state.at - 1),
    ArrowRight: () => go(state.at + 1),
    ArrowLeft: () => go(state.at - 1),
    ' ': () => chooseView('swap'),
    '+': () => zoomBy(2),
    '-': () => zoomBy(0.5),
    o: () => find('outlines').click(),
    ...Object.fromEntries(Object.entries(viewNumbers).map(([view, key]) => [key, () => chooseView(view)])),
    ...Object.fromEntries(Object.entries(ZOOM_KEYS).map(([zoom, key]) => [key, () => chooseZoom(zoom)])),
  };

  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTaken =
      target.matches('select, input[type="range"]') || (key === ' ' && target.matches('button, input'));
    const isScrolled = key.startsWith('Arrow') && target.matches('.pane');
    if (ctrlKey || metaKey || altKey || isTaken || isScrolled || !KEYS[key]) return;
    event.preventDefault();
    KEYS[key]();
  });
  find('previous').addEventListener('click', () => go(state.at - 1));
  find('next').addEventListener('click', () => go(state.at + 1));
  find('outlines').addEventListener('change', ({ target }) => {
    state.hasOutlines = target.checked;
    draw();
  });

  find('summary').textContent =
    `${total} pictures of the working tree against ${against}; ${same} are the same.`;
  find('choose').open = matchMedia('(min-width: 60rem)').matches;
  fillFilters();
  state.at = Number(location.hash.slice(1)) || 0;
  drawList();
  go(state.at);
})();
