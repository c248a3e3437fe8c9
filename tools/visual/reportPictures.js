// Runs in the report's page: the pictures of one finding, in the view and at the zoom that are chosen.

(() => {
  const FOLDERS = { before: 'Before', after: 'After', difference: 'Difference' };

  /** The pictures of each view; those in one pane lie over each other. */
  const PANES = {
    side: [['before'], ['after']],
    swap: [['before', 'after']],
    slider: [['before', 'after']],
    difference: [['difference']],
  };

  /** Room around a place that is shown by itself, in its own pixels. */
  const MARGIN = 24;
  const MAX_SCALE = 8;

  const make = (name, properties = {}) => Object.assign(document.createElement(name), properties);
  const panes = document.getElementById('panes');
  const cut = document.getElementById('cut');

  let shown = { finding: null, view: 'side', zoom: 'width', place: 0, isSwapped: false, hasOutlines: true };
  let sheets = [];

  const placeOf = () => shown.finding.places?.[shown.place] ?? null;

  /** How large a pixel of the picture is, in CSS pixels of the page. */
  function scaleIn({ pane, width, height }) {
    if (shown.zoom === 'width') return Math.min(1, pane.clientWidth / width);
    if (shown.zoom === 'whole') return Math.min(1, pane.clientWidth / width, pane.clientHeight / height);
    const place = placeOf();
    if (shown.zoom !== 'place' || !place) return typeof shown.zoom === 'number' ? shown.zoom : 1;
    const room = Math.min(
      pane.clientWidth / (place.width + 2 * MARGIN),
      Math.max(320, innerHeight - 260) / (place.height + 2 * MARGIN),
    );
    return Math.min(MAX_SCALE, room);
  }

  function drawOutlines(sheet, scale) {
    for (const old of sheet.box.querySelectorAll('.outline')) old.remove();
    if (!shown.hasOutlines) return;
    for (const [place, { left, top, width, height }] of (shown.finding.places ?? []).entries()) {
      const outline = make('div', { className: 'outline' });
      outline.dataset.current = String(place === shown.place && shown.zoom === 'place');
      outline.style.cssText = `inset-inline-start: ${left * scale - 4}px; inset-block-start: ${top * scale - 4}px; inline-size: ${width * scale + 8}px; block-size: ${height * scale + 8}px`;
      sheet.box.append(outline);
    }
  }

  /** Gives each picture its size and shows the place that was chosen, or the first that differs. */
  function arrange() {
    for (const sheet of sheets) {
      const { pane, box, images } = sheet;
      sheet.width = Math.max(...images.map(({ naturalWidth }) => naturalWidth), 1);
      sheet.height = Math.max(...images.map(({ naturalHeight }) => naturalHeight), 1);
      const scale = scaleIn(sheet);
      box.style.inlineSize = `${sheet.width * scale}px`;
      box.style.blockSize = `${sheet.height * scale}px`;
      for (const image of images) {
        image.style.inlineSize = `${image.naturalWidth * scale}px`;
        image.style.blockSize = `${image.naturalHeight * scale}px`;
      }
      pane.classList.toggle('near', scale > 1);
      drawOutlines(sheet, scale);
      const place = placeOf();
      if (!place) continue;
      pane.scrollLeft = (place.left + place.width / 2) * scale - pane.clientWidth / 2;
      pane.scrollTop = (place.top + place.height / 2) * scale - pane.clientHeight / 2;
    }
    reveal();
  }

  /** Which of two pictures that lie over each other is seen, and how much of it. */
  function reveal() {
    for (const { images, caption } of sheets) {
      const [, over] = images;
      if (!over) continue;
      if (shown.view === 'slider') over.style.clipPath = `inset(0 0 0 ${cut.value}%)`;
      else over.style.visibility = shown.isSwapped ? 'visible' : 'hidden';
      if (shown.view === 'swap') caption.textContent = shown.isSwapped ? 'After' : 'Before';
    }
  }

  function scrollAlong({ target }) {
    for (const { pane } of sheets) {
      if (pane === target) continue;
      pane.scrollLeft = target.scrollLeft;
      pane.scrollTop = target.scrollTop;
    }
  }

  /** One pane with its pictures; a picture's address is its folder's name and its file's. */
  function makeSheet(folders) {
    const names = folders.map((folder) => FOLDERS[folder]).join(' and ');
    const caption = make('figcaption', { textContent: names });
    const pane = make('div', { className: 'pane', tabIndex: 0 });
    pane.setAttribute('role', 'region');
    pane.setAttribute('aria-label', names);
    const box = make('div', { className: 'sheet' });
    const images = folders.map((folder) =>
      make('img', {
        src: `${folder}/${encodeURIComponent(shown.finding.file)}`,
        alt: FOLDERS[folder],
        onload: arrange,
      }),
    );
    box.append(...images);
    pane.append(box);
    pane.addEventListener('scroll', scrollAlong);
    const figure = make('figure');
    figure.append(caption, pane);
    panes.append(figure);
    return { caption, pane, box, images };
  }

  /** Shows a finding's pictures; `null` as finding shows none. */
  function show(next) {
    const isOther = next.finding !== shown.finding || next.view !== shown.view;
    shown = next;
    if (isOther) {
      panes.replaceChildren();
      const isNew = shown.finding?.kind === 'new';
      sheets = shown.finding?.file ? (isNew ? [['after']] : PANES[shown.view]).map(makeSheet) : [];
    }
    arrange();
  }

  cut.addEventListener('input', reveal);
  addEventListener('resize', arrange);
  globalThis.pictures = { show };
})();
