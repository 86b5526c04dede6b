/** Marks a handler whose body is multipart/form-data, and nothing else. */
export const MULTIPART_ROUTE = 'multipart-route';
export const UPLOAD_OPTIONS = 'upload-options';

/** Marks a handler whose body are bytes, application/octet-stream: at most this many. */
export const BINARY_BODY = 'binary-body';

export interface UploadOptions {
  field: string;
  required: boolean;
}
