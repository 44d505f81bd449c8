import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { PictureFault } from './picture-fault.ts';
import type { Variant } from './photo-address.ts';

/** Properties of an original after its orientation has been applied. */
export interface ImageFacts {
  width: number;
  height: number;
  /** `#rrggbb`: the color of its edge if that is uniform, otherwise its most frequent color. */
  color: string;
}

export interface ImageProcessor {
  /** Decodes a whole picture. @throws PictureFault if it cannot be decoded */
  inspect(bytes: Buffer): Promise<ImageFacts>;
  /** Renders a square variant, padded with a color. @throws ProcessorBusyError */
  render(bytes: Buffer, variant: Variant, color: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many pictures are queued for processing. */
export class ProcessorBusyError extends Error {
  override readonly name = 'ProcessorBusyError';
}

/** Queue limit: enough for several pages of tiles that are shown for the first time. */
const MAX_WAITING = 300;
/** Pictures processed concurrently; each uses several threads of the process. */
const CONCURRENCY = 2;
/** Timeout for one picture, after which the process is killed. */
const TIMEOUT_MS = 20_000;
/** The process ends after this long without a picture. */
const IDLE_MS = 60_000;
/** Maximum size of a decoded picture, in pixels. */
const MAX_PIXELS = 50_000_000;

/**
 * The process's code as a string, because a bundle has no separate file for it. The process gets no environment, so it holds no secrets
 * while it decodes untrusted files, and its decoders are limited to the types of originals.
 */
const CHILD = `
  const sharp = require(process.argv[1]);
  const LIMITS = { limitInputPixels: ${MAX_PIXELS}, failOn: 'error', pages: 1 };
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((type) => 'VipsForeignLoad' + type + 'Buffer') });
  const hex = (sums) => '#' + sums.slice(0, 3).map((sum) => Math.round(sum / sums[3]).toString(16).padStart(2, '0')).join('');
  /** Counts colors in bins of 32 levels. */
  const count = (data, places) => {
    const bins = new Map();
    for (const at of places) {
      const key = (data[at] >> 3 << 10) | (data[at + 1] >> 3 << 5) | (data[at + 2] >> 3);
      const bin = bins.get(key) || [0, 0, 0, 0];
      for (let channel = 0; channel < 3; channel += 1) bin[channel] += data[at + channel];
      bin[3] += 1;
      bins.set(key, bin);
    }
    return [...bins.values()].reduce((most, bin) => (bin[3] > most[3] ? bin : most));
  };
  const operations = {
    async inspect({ bytes }) {
      // Decodes all pixels, so that a truncated picture is detected now.
      const { data, info } = await sharp(Buffer.from(bytes), LIMITS).autoOrient().flatten({ background: '#ffffff' })
        .toColorspace('srgb').resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { autoOrient: { width, height } } = await sharp(Buffer.from(bytes), LIMITS).metadata();
      const all = Array.from({ length: info.width * info.height }, (_, index) => index);
      const edge = all.filter((index) => {
        const [x, y] = [index % info.width, Math.floor(index / info.width)];
        return x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1;
      });
      const places = (indexes) => indexes.map((index) => index * info.channels);
      const around = count(data, places(edge));
      return { width, height, color: hex(around[3] * 2 >= edge.length ? around : count(data, places(all))) };
    },
    async render({ bytes, width, format, color }) {
      const square = sharp(Buffer.from(bytes), LIMITS).autoOrient().flatten({ background: '#ffffff' }).toColorspace('srgb')
        .resize(width, width, { fit: 'contain', background: color });
      if (format === 'avif') return square.avif({ quality: 55, effort: 2 }).toBuffer();
      if (format === 'webp') return square.webp({ quality: 78 }).toBuffer();
      return square.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    },
  };
  process.on('disconnect', () => process.exit());
  process.send({ ready: true });
  process.on('message', ({ id, name, input }) => {
    operations[name](input).then(
      (value) => process.send({ id, value }),
      (error) => process.send({ id, fault: String(error.message).split('\\n')[0] }),
    );
  });
`;

type Reply = { ready: true } | { id: number; value: unknown } | { id: number; fault: string };

interface Task {
  name: 'inspect' | 'render';
  input: object;
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
  worker?: ChildProcess;
  /** It was running when a process died, which another picture may have caused, so it is retried alone. */
  isSuspect?: boolean;
}

/**
 * Creates an image processor. Pictures are decoded in a separate process that starts with the first one, so a file that crashes or blocks
 * the decoder, or exhausts its memory, takes down that process and not the shop.
 */
export function createImageProcessor({
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  library = () => createRequire(import.meta.url).resolve('sharp'),
} = {}): ImageProcessor {
  const waiting: Task[] = [];
  const running = new Map<number, Task>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  function finish(id: number): Task | undefined {
    const task = running.get(id);
    running.delete(id);
    clearTimeout(task?.timer);
    return task;
  }

  /** Removes a process's running tasks without settling them. */
  const takeTasksOf = (worker: ChildProcess): Task[] =>
    [...running].flatMap(([id, task]) => (task.worker === worker ? (finish(id) ?? []) : []));

  /** Rejects the only task of a failed process. If there were several, any of them may be at fault, so each is retried alone. */
  function settle(tasks: readonly Task[], fault: PictureFault): void {
    if (tasks.length === 1) tasks[0]!.reject(fault);
    else waiting.unshift(...tasks.map((task) => ({ ...task, isSuspect: true })));
  }

  /** Checks whether the next task may run next to the running ones. */
  const mayStart = (): boolean =>
    running.size === 0 ||
    (running.size < CONCURRENCY &&
      !waiting[0]!.isSuspect &&
      ![...running.values()].some((task) => task.isSuspect));

  function start(): ChildProcess {
    const { SystemRoot } = process.env;
    const started = spawn(process.execPath, ['-e', CHILD, library()], {
      // Windows needs SystemRoot to load libraries.
      env: SystemRoot ? { SystemRoot } : {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      windowsHide: true,
    });
    let isReady = false;
    started.on('message', (reply: Reply) => {
      if ('ready' in reply) {
        isReady = true;
        return;
      }
      const task = finish(reply.id);
      if ('value' in reply) task?.resolve(reply.value);
      else task?.reject(new PictureFault(`cannot be decoded: ${reply.fault}`));
      next();
    });
    const end = (): void => {
      if (child === started) child = undefined;
      const tasks = takeTasksOf(started);
      // If the process never started, the installation is at fault and not a picture.
      if (!isReady)
        for (const task of tasks)
          task.reject(
            new Error('The process that decodes pictures did not start. Check that "sharp" is installed.'),
          );
      else settle(tasks, new PictureFault('cannot be decoded: the decoder failed'));
      next();
    };
    started.on('error', end);
    started.on('exit', end);
    return started;
  }

  function next(): void {
    while (!isClosed && waiting.length > 0 && mayStart()) {
      clearTimeout(idle);
      const task = waiting.shift()!;
      const id = (last += 1);
      child ??= start();
      const worker = child;
      worker.ref();
      task.worker = worker;
      task.timer = setTimeout(() => {
        // No task is sent to a process that is ending.
        if (child === worker) child = undefined;
        settle(takeTasksOf(worker), new PictureFault(`cannot be decoded within ${timeoutMs / 1000} seconds`));
        worker.kill('SIGKILL');
        next();
      }, timeoutMs);
      running.set(id, task);
      worker.send({ id, name: task.name, input: task.input }, () => {});
    }
    if (running.size > 0 || !child) return;
    const worker = child;
    // An idle process must not keep a finished command alive.
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => {
      // The next picture must not be sent to a process that is ending.
      if (child === worker) child = undefined;
      worker.kill();
    }, idleMs);
    idle.unref();
  }

  const run = <T>(name: Task['name'], input: object): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new Error('The processor of pictures is closed.'));
      if (waiting.length >= MAX_WAITING)
        return reject(new ProcessorBusyError('Too many pictures are being processed.'));
      waiting.push({ name, input, resolve: resolve as (value: unknown) => void, reject });
      next();
    });

  return {
    inspect: (bytes) => run<ImageFacts>('inspect', { bytes }),
    render: async (bytes, variant, color) =>
      Buffer.from(await run<Uint8Array>('render', { bytes, color, ...variant })),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      const closed = new Error('The processor of pictures is closed.');
      for (const task of waiting.splice(0)) task.reject(closed);
      for (const id of [...running.keys()]) finish(id)?.reject(closed);
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null) return;
      await new Promise<void>((resolve) => {
        ending.once('exit', () => resolve());
        ending.kill('SIGKILL');
      });
    },
  };
}
