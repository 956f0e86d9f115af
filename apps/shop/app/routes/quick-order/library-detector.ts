import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat.js';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import NotFoundException from '@zxing/library/esm/core/NotFoundException.js';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';

/** The part of the browser's `BarcodeDetector` that is used, which TypeScript does not describe yet. */
export interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

/** The codes of labels whose readers take no other lines for a code. */
const HINTS = new Map([
  [
    DecodeHintType.POSSIBLE_FORMATS,
    [
      BarcodeFormat.EAN_13,
      BarcodeFormat.EAN_8,
      BarcodeFormat.UPC_A,
      BarcodeFormat.UPC_E,
      BarcodeFormat.CODE_128,
      BarcodeFormat.CODE_39,
    ],
  ],
]);

/** Reads one barcode of a label (EAN, UPC, Code 128, Code 39), in browsers without a detector of their own. */
export class LibraryDetector implements Detector {
  readonly #reader = new MultiFormatOneDReader(HINTS);
  readonly #canvas = document.createElement('canvas');

  async detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
    const { videoWidth: width, videoHeight: height } = video;
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || width === 0) return [];
    Object.assign(this.#canvas, { width, height });
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    // The green channel is nearly the brightness.
    const luminances = new Uint8ClampedArray(width * height);
    for (let pixel = 0; pixel < luminances.length; pixel += 1) luminances[pixel] = data[4 * pixel + 1] ?? 0;
    const source = new RGBLuminanceSource(luminances, width, height);
    try {
      const found = this.#reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source)));
      return [{ rawValue: found.getText() }];
    } catch (error) {
      if (error instanceof NotFoundException) return [];
      throw error;
    }
  }
}
