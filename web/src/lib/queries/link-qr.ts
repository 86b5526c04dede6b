import { queryOptions } from '@tanstack/react-query';
import { qrSvg } from '../qr-file.js';

/** A link as a QR code in SVG. */
export function linkQrQuery(link: string) {
  return queryOptions({ queryKey: ['qr', link], queryFn: () => qrSvg(link), staleTime: Infinity, retry: false });
}
