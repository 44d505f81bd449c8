import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selectSuggestions, suggestionsActions } from '@foolscap/catalog/state';
import { suggestedUrls, Suggestions } from '@foolscap/catalog/ui';
import { suggestionsFeature } from './feature.ts';

export const features = [suggestionsFeature];

/**
 * Turns the search box of the enclosing form into a combobox: input is looked up, arrow keys select, Enter opens, Escape closes. Without
 * this component the box still searches.
 */
export default function SearchSuggestions() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { query, load } = useSelector(selectSuggestions);
  const data = load.value;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const urls = data ? suggestedUrls(data) : [];
  const shown = open && query !== '' && urls.length > 0;

  const choose = (url: string) => {
    setOpen(false);
    void navigate(url);
  };

  // The box belongs to the header. Listeners are added from here, so that the header does not wait for this chunk.
  const box = () => place.current?.closest('form')?.querySelector<HTMLInputElement>('input[name="q"]');
  const latest = useRef({ active, choose, shown, urls });
  useEffect(() => {
    latest.current = { active, choose, shown, urls };
  });
  useEffect(() => {
    const input = box();
    if (!input) return undefined;
    const look = () => {
      dispatch(suggestionsActions.suggestionsRequested(input.value));
      setActive(-1);
      setOpen(true);
    };
    const close = () => setOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.key === 'Escape' && now.shown) {
        // The first press closes the list, the next one clears the box.
        event.preventDefault();
        close();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (!now.shown) return look();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // -1 is the box itself, between the last and the first option.
        setActive(((now.active + 1 + step + now.urls.length + 1) % (now.urls.length + 1)) - 1);
      } else if (event.key === 'Enter') {
        const url = now.shown ? now.urls[now.active] : undefined;
        close();
        if (url === undefined) return undefined;
        event.preventDefault();
        now.choose(url);
      }
      return undefined;
    };
    input.addEventListener('input', look);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', close);
    // Handles input from before this chunk had loaded.
    if (input === document.activeElement && input.value !== input.defaultValue) look();
    return () => {
      input.removeEventListener('input', look);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
    };
  }, [dispatch]);

  useEffect(() => {
    const input = box();
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(shown));
    if (shown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (shown && active >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${active}`);
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [active, id, shown]);

  return (
    <div ref={place}>
      {shown && data && <Suggestions id={id} data={data} active={active} onChoose={choose} />}
    </div>
  );
}
