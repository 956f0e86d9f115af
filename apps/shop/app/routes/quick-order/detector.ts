import { loadCode } from '../../connection/page-connection.ts';
import type { Detector } from './library-detector.ts';

/** The browser's detector, or that of a library, which loads now. */
export async function openDetector(): Promise<Detector> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector?: new () => Detector };
  if (BarcodeDetector !== undefined) return new BarcodeDetector();
  const { LibraryDetector } = await loadCode(() => import('./library-detector.ts'));
  return new LibraryDetector();
}
