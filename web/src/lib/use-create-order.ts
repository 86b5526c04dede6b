import type { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import type { CreatedOrder } from '@serikad/shared/orders/order.types';
import { useCallback, useRef } from 'react';
import { call } from './api.js';
import { newKey } from '../platform/new-key.js';

/**
 * Creates an order, under one key as long as it stays the same: trying again after a lost answer, or a double tap,
 * makes no second one.
 */
export function useCreateOrder(): (order: CreateOrderDto) => Promise<CreatedOrder> {
  const attempt = useRef({ body: '', key: '' });
  return useCallback((order) => {
    const body = JSON.stringify(order);
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
    return call('POST /api/order/create/v2', { body: order, headers: { 'Idempotency-Key': attempt.current.key } });
  }, []);
}
