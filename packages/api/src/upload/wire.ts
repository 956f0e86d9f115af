/** Form of `POST upload/image` and `POST kefuapi/upload/image`, with the picture in the field that `filename` names. */
export interface UploadFormWire {
  filename: string;
  file: Blob;
}

/** Answer of `POST upload/image` (`url` is a path of the shop's own). */
export interface UploadWire {
  name: string;
  url: string;
}
