/* global document, location, history, addEventListener */
(() => {
  const { about, counts, stories } = JSON.parse(document.getElementById('data').textContent);
  const byId = (id) => document.getElementById(id);
  const VIEWS = { side: 'Side by side', slider: 'Slider', flip: 'Flip', difference: 'Difference' };
  const STATUS_LABELS = {
    changed: 'changed',
    new: 'new',
    removed: 'removed',
    flaky: 'flaky',
    failing: 'play failed',
    same: 'the same',
  };
  const shown = new Set(['changed', 'new', 'removed', 'flaky']);
  const state = { id: undefined, width: undefined, view: 'side', natural: false, flipped: false, at: 50 };

  function make(tag, props = {}, ...children) {
    const { class: className, ...rest } = props;
    const node = Object.assign(document.createElement(tag), rest);
    if (className) node.className = className;
    node.append(...children.filter((child) => child !== undefined));
    return node;
  }
  const pressed = (node, on) => (node.setAttribute('aria-pressed', String(on)), node);
  const button = (text, on, onclick) => pressed(make('button', { type: 'button', onclick }, text), on);

  function visible() {
    const library = byId('library').value;
    const text = byId('search').value.trim().toLowerCase();
    return stories.filter(
      (story) =>
        (shown.has(story.status) || (story.failing && shown.has('failing'))) &&
        (library === '' || story.library === library) &&
        `${story.title}/${story.name} ${story.id}`.toLowerCase().includes(text),
    );
  }

  function drawList() {
    const list = visible();
    byId('list').replaceChildren(
      ...list.map((story) => {
        const item = make(
          'button',
          { type: 'button', onclick: () => choose(story.id) },
          make('strong', {}, story.name),
          make(
            'span',
            { class: `status ${story.status}` },
            story.status === 'same' && story.failing ? STATUS_LABELS.failing : STATUS_LABELS[story.status],
          ),
          make('small', {}, story.title),
        );
        item.setAttribute('aria-current', String(story.id === state.id));
        item.dataset.id = story.id;
        return make('li', {}, item);
      }),
    );
    if (!list.some(({ id }) => id === state.id)) choose(list[0]?.id);
  }

  function drawFilters() {
    const libraries = [...new Set(stories.map(({ library }) => library))].sort();
    byId('library').replaceChildren(
      make('option', { value: '' }, 'All'),
      ...libraries.map((name) => make('option', { value: name }, name)),
    );
    byId('library').onchange = drawList;
    byId('search').oninput = drawList;
    byId('statuses').replaceChildren(
      ...Object.entries(STATUS_LABELS).map(([status, text]) =>
        button(`${text} ${counts[status]}`, shown.has(status), ({ currentTarget }) => {
          if (!shown.delete(status)) shown.add(status);
          pressed(currentTarget, shown.has(status));
          drawList();
        }),
      ),
    );
  }

  const image = (title, { file, height }) => {
    const width = stories
      .find(({ id }) => id === state.id)
      .pictures.find((one) => one.width === state.width)?.width;
    const node = make('img', { src: file, alt: title, width });
    // Cuts off the empty background below.
    node.style.aspectRatio = `${width} / ${height}`;
    return node;
  };

  function sheet(title, file) {
    const inside = file ? image(title, file) : make('p', { class: 'none' }, 'No picture of this side.');
    return make('figure', {}, make('figcaption', {}, title), make('div', { class: 'sheet' }, inside));
  }

  function pictures({ files = {}, status }) {
    const natural = state.natural ? ' natural' : '';
    if (status === 'same')
      return make('p', { class: 'none' }, 'Identical on both sides. Only differing pictures are kept.');
    const both = files.before && files.after;
    if (state.view === 'side' || !both) {
      const titles = { before: 'Before', after: 'After', difference: 'Difference' };
      const sides = Object.entries(titles).filter(([side]) => both || files[side]);
      return make(
        'div',
        { class: `sides${natural}` },
        ...sides.map(([side, title]) => sheet(title, files[side])),
      );
    }
    if (state.view === 'difference')
      return make('div', { class: `sides${natural}` }, sheet('Difference', files.difference));
    if (state.view === 'flip') {
      const side = state.flipped ? 'before' : 'after';
      return make(
        'div',
        { class: `sides${natural}` },
        sheet(state.flipped ? 'Before' : 'After', files[side]),
      );
    }
    const over = make('div', { class: 'over' }, image('Before', files.before));
    const under = image('After', files.after);
    const stack = make('div', { class: `sheet stack${natural}` }, under, over);
    const place = () => {
      over.style.inlineSize = `${state.at}%`;
      over.firstChild.style.inlineSize = `${under.clientWidth}px`;
      over.firstChild.style.maxInlineSize = 'none';
    };
    under.onload = place;
    addEventListener('resize', place);
    const slide = make('input', { type: 'range', class: 'slide', min: 0, max: 100, value: state.at });
    slide.setAttribute('aria-label', 'Before on the left, after on the right');
    slide.oninput = () => {
      state.at = Number(slide.value);
      place();
    };
    return make('div', {}, slide, stack);
  }

  function draw() {
    const story = stories.find(({ id }) => id === state.id);
    if (!story) {
      const text = stories.every(({ status }) => status === 'same')
        ? 'No visual changes.'
        : 'No story matches the filters.';
      byId('story').replaceChildren(make('p', { class: 'none' }, text));
      return;
    }
    const picture = story.pictures.find(({ width }) => width === state.width) ?? story.pictures[0];
    const differs = picture?.pixels
      ? `${picture.pixels.toLocaleString('en-US')} px differ (${(picture.share * 100).toFixed(picture.share < 0.001 ? 3 : 1)} %)`
      : '';
    const flaky =
      picture?.steady === false ? 'Flaky: varies within one side; varying pixels are not counted.' : '';
    const problems = Object.entries(picture?.problems ?? {}).filter(([, text]) => text);
    byId('story').replaceChildren(
      make('h2', {}, `${story.title} / ${story.name}`),
      make(
        'div',
        { class: 'bar' },
        make(
          'div',
          {},
          ...story.pictures.map(({ width, status }) =>
            button(
              `${width} px${status === 'same' ? '' : ` · ${STATUS_LABELS[status]}`}`,
              width === picture.width,
              () => {
                state.width = width;
                draw();
              },
            ),
          ),
        ),
        make(
          'div',
          {},
          ...Object.entries(VIEWS).map(([view, text]) =>
            button(text, view === state.view, () => {
              state.view = view;
              draw();
            }),
          ),
        ),
        make(
          'div',
          {},
          button('Actual size', state.natural, () => ((state.natural = !state.natural), draw())),
        ),
        make('span', { class: 'facts' }, [differs, flaky, story.id].filter(Boolean).join(' · ')),
      ),
      ...problems.map(([side, text]) =>
        make('p', { class: 'problem' }, `${side === 'before' ? 'Before' : 'After'}, error: ${text}`),
      ),
      picture ? pictures(picture) : '',
    );
  }

  function choose(id) {
    state.id = id;
    state.flipped = false;
    const story = stories.find((one) => one.id === id);
    const telling = story?.pictures.filter(({ status }) => status === story.status) ?? [];
    if (!telling.some(({ width }) => width === state.width))
      state.width = (telling[0] ?? story?.pictures[0])?.width;
    for (const item of document.querySelectorAll('#list button')) {
      const current = item.dataset.id === id;
      item.setAttribute('aria-current', String(current));
      if (current) item.scrollIntoView({ block: 'nearest' });
    }
    if (id !== undefined) history.replaceState(undefined, '', `#${id}`);
    draw();
  }

  function step(by) {
    const list = visible();
    const at = list.findIndex(({ id }) => id === state.id);
    choose(list[Math.min(list.length - 1, Math.max(0, at + by))]?.id);
  }

  const keys = {
    j: () => step(1),
    ArrowDown: () => step(1),
    k: () => step(-1),
    ArrowUp: () => step(-1),
    w() {
      const story = stories.find(({ id }) => id === state.id);
      const widths = story?.pictures.map(({ width }) => width) ?? [];
      state.width = widths[(widths.indexOf(state.width) + 1) % widths.length];
      draw();
    },
    z() {
      state.natural = !state.natural;
      draw();
    },
    ' '() {
      state.flipped = !state.flipped;
      state.view = 'flip';
      draw();
    },
    '/': () => byId('search').focus(),
  };
  Object.keys(VIEWS).forEach((view, place) => {
    keys[place + 1] = () => {
      state.view = view;
      draw();
    };
  });
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches('input, select')) {
      if (event.key === 'Escape') event.target.blur();
      return;
    }
    if (event.key === ' ' && event.target.matches('button')) return;
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });

  byId('about').textContent = [
    `${about.base.sha.slice(0, 10)} “${about.base.subject}” (${about.base.why}) and ${about.head.dirty ? 'the working tree on ' : ''}${about.head.sha.slice(0, 10)}`,
    about.browser,
    about.globals,
    `${counts.stories} stories, ${counts.pictures} pictures`,
  ]
    .filter(Boolean)
    .join(' · ');
  const requested = decodeURIComponent(location.hash.slice(1));
  drawFilters();
  const first = stories.find(({ id }) => id === requested);
  if (first) shown.add(first.status);
  state.id = first?.id;
  drawFilters();
  drawList();
  if (first) choose(first.id);
})();
