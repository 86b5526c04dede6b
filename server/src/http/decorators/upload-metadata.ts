/** Marks a handler whose body is multipart/form-data, and nothing else. */
export const MULTIPART_ROUTE = 'multipart-route';
/** The `UploadOptions` of such a handler. */
export const UPLOAD_OPTIONS = 'upload-options';

export interface UploadOptions {
  /** Field of the picture. */
  field: string;
  required: boolean;
}
