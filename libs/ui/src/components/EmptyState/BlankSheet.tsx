import { capPath } from '../Logo/Logo.tsx';

/**
 * The default drawing: a blank sheet of paper with margin, rules and the logo as its watermark. Its colors are attributes, because the chunk of a
 * drawing without its style sheet would show it black.
 */
export function BlankSheet() {
  return (
    <svg
      viewBox="0 0 200 160"
      width="200"
      height="160"
      aria-hidden
      focusable="false"
      fill="none"
      strokeLinejoin="round"
    >
      <path fill="var(--fs-rule)" d="M46 146h106l12 6H58z" />
      <path fill="var(--fs-paper-off)" stroke="var(--fs-rule-strong)" d="m52 24 92-8 9 122-92 8z" />
      <path fill="var(--fs-paper)" stroke="var(--fs-rule-strong)" d="M50 18h78l20 20v108H50z" />
      <path stroke="var(--fs-rule)" d="M50 60h98M50 74h98M50 88h98M50 102h98M50 116h98M50 130h98" />
      <path fill="var(--fs-paper-off)" stroke="var(--fs-rule-strong)" d="M128 18v20h20z" />
      <path stroke="var(--fs-margin)" d="M66 18v128" />
      <g transform="translate(83 66) scale(2.1)">
        <path fill="var(--fs-paper)" stroke="var(--fs-rule-strong)" strokeLinecap="round" d={capPath} />
      </g>
    </svg>
  );
}
