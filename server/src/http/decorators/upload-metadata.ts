/** Marks a handler whose body is multipart/form-data, and nothing else. */
export const MULTIPART_ROUTE = 'multipart-route';
export const UPLOAD_OPTIONS = 'upload-options';

export interface UploadOptions {
  field: string;
  required: boolean;
}
