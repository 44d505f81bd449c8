import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MiB, as Linux reports it; NaN on other systems. */
export function getMemory(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return Number.NaN;
  }
}
